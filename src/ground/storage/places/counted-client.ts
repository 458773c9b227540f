import type { S3mini } from 's3mini'
import { askOthers, type Result, resultOfStatus } from '../../http-client/outgoing.ts'

/** The operations of a bucket that the portal uses. */
const OPERATIONS: ReadonlySet<unknown> = new Set<keyof S3mini>([
  ...(['putObject', 'getObjectRaw', 'copyObject', 'deleteObject', 'listObjects', 'listObjectsPaged'] as const),
  ...(['getMultipartUploadId', 'uploadPart', 'completeMultipartUpload', 'abortMultipartUpload'] as const),
])

/** Classifies an error: a missing file is an answer; any other refusal means that a right or a setting is missing. */
function threw(error: unknown): Result {
  const { status } = error as { status?: number }
  return status === 404 ? 'missing' : resultOfStatus(status || 500)
}

/** Returns the same client, each of whose requests is counted by operation and result. */
export function countedClient(s3: S3mini): S3mini {
  return new Proxy(s3, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target)
      if (typeof member !== 'function') return member
      if (!OPERATIONS.has(name)) return member.bind(target)
      return (...given: unknown[]) =>
        askOthers({ service: 's3', operation: String(name), threw }, () => Reflect.apply(member, target, given))
    },
  })
}
