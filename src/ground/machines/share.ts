import cluster from 'node:cluster'

/** Whether other processes share this one's port and machine: each then takes less of the processors for itself. */
export const isOneOfSeveral = (): boolean => cluster.isWorker
