// Loaded into each server: one whose launcher was killed outright does not go on holding its port.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
