// Preloaded into the processes of servers.ts so they exit with their parent, even on SIGKILL, which closes the IPC
// channel. Otherwise, they would keep their ports and the data folder.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
