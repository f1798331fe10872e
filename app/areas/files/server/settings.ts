import { z } from 'zod'
import type { BucketSettings } from '#kit/files/bucket.ts'
import { defineSettings } from '#kit/settings/define.ts'
import { lacksOf, text, whole } from '#kit/settings/fields.ts'

/** How much patients upload, and where it is stored. */
export const settings = {
  uploads: defineSettings({
    variables: {
      UPLOAD_MEGABYTES: whole(1, 20, 10).describe(
        'Pictures that patients upload: how big one may be as it is sent, how long it may take to arrive, and how many one patient may send within 24 hours.',
      ),
      UPLOAD_SECONDS: whole(1, 120, 60),
      UPLOADS_PER_DAY: whole(1, 10_000, 200),
      UPLOAD_STORE: z
        .enum(['disk', 's3'])
        .default('disk')
        .describe(
          "disk (below DATA_DIR/uploads) or s3: a bucket of its own in any store that speaks S3. What lies below uploads/ there and is not known to the database is removed. S3_PATH_STYLE=off puts the bucket's name before the host; an answer of the store is waited for S3_SECONDS.",
        ),
      S3_ENDPOINT: z.url().optional(),
      S3_BUCKET: text,
      S3_REGION: z.string().default('us-east-1'),
      S3_ACCESS_KEY_ID: text,
      S3_SECRET_ACCESS_KEY: text,
      S3_PATH_STYLE: z.enum(['on', 'off']).default('on'),
      S3_SECONDS: whole(1, 60, 10),
    },
    faults: (data) =>
      lacksOf(data, 'UPLOAD_STORE', 's3', ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']),
    value: (data): UploadSettings => ({
      mostMegabytes: data.UPLOAD_MEGABYTES,
      seconds: data.UPLOAD_SECONDS,
      mostPerDay: data.UPLOADS_PER_DAY,
      bucket:
        data.UPLOAD_STORE === 'disk'
          ? undefined
          : {
              endpoint: data.S3_ENDPOINT ?? '',
              name: data.S3_BUCKET,
              region: data.S3_REGION,
              accessKeyId: data.S3_ACCESS_KEY_ID,
              secretAccessKey: data.S3_SECRET_ACCESS_KEY,
              inPath: data.S3_PATH_STYLE === 'on',
              seconds: data.S3_SECONDS,
            },
    }),
  }),
}

interface UploadSettings {
  /** Of one picture as it is sent. */
  mostMegabytes: number
  /** Until it has arrived. */
  seconds: number
  /** Of one patient. */
  mostPerDay: number
  /** Where they are stored; undefined: on the disk. */
  bucket: BucketSettings | undefined
}
