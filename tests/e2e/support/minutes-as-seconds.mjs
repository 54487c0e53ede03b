// Loaded into a storefront: a minute of its page cache is over in a second.
const now = performance.now.bind(performance)
performance.now = () => now() * 60
