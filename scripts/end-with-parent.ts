// Preloaded into the processes of servers.ts so that they exit with their parent. Even SIGKILL closes the IPC channel.
// Otherwise, they would keep their ports and the data folder.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
