/** A bucket of a store that speaks S3, and the key to it. */
export interface BucketSettings {
  /** The store's address, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string
  name: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket's name stands in the path; otherwise before the host. */
  inPath: boolean
  /** An answer that takes longer is not waited for. */
  seconds: number
}
