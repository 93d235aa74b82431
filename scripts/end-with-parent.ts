// Preloaded into the programs of servers.ts: they end when the one that started them does, even by SIGKILL, which closes
// the channel between them. Otherwise they would keep their ports and the data folder.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
