// Loaded into a server that is measured: tells how much processor time it has used when it is asked.
process.on('message', () => process.send?.(process.cpuUsage()))
process.channel?.unref()
