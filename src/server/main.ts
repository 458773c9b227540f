// React chooses its fast half by this when it is loaded, so it is said before anything else is.
process.env['NODE_ENV'] ??= 'production'
await import('./run.ts')

export {}
