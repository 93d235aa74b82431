// Preloaded into the processes of servers.ts: they end with their parent, even on SIGKILL, which closes the channel
// between them. Otherwise they would keep their ports and the data folder.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
