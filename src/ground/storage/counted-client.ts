import type { S3mini } from 's3mini'
import { askOthers, type Result, resultOfStatus } from '../http-client/outgoing.ts'

/** What is asked of a bucket by the portal. */
const OPERATIONS: ReadonlySet<unknown> = new Set<keyof S3mini>([
  ...(['putObject', 'getObjectRaw', 'copyObject', 'deleteObject', 'listObjects', 'listObjectsPaged'] as const),
  ...(['getMultipartUploadId', 'uploadPart', 'completeMultipartUpload', 'abortMultipartUpload'] as const),
])

/** A file that is not there is an answer; everything else that is refused lacks a right or a setting. */
function threw(error: unknown): Result {
  const { status } = error as { status?: number }
  return status === 404 ? 'missing' : resultOfStatus(status || 500)
}

/** The same client, each of whose requests is counted by operation and result. */
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
