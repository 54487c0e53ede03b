// Loaded into a server that is measured: tells how much processor time and memory it uses when it is asked.
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMs: (user + system) / 1000, memoryMb: process.memoryUsage().rss / 1e6 })
})
process.channel?.unref()
