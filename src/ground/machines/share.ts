import cluster from 'node:cluster'

/** Tells whether other processes share this one's port and machine: each then takes fewer of the processors. */
export const isOneOfSeveral = (): boolean => cluster.isWorker
