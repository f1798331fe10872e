import type { Db } from '#kit/db/open.ts'
import { isSame, sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import type { PatientId, Within } from '#server/here.ts'
import { LENT_MINUTES, maySee, type UploadType } from '../rules.ts'
import { addressOf, storeOf } from './public/store.ts'
import { findUpload, takeUploads } from './queries.ts'

/**
 * Takes up pictures for good: a room that is given addresses calls it in the transaction that keeps them. False where they
 * are not all the patient's own pictures of this type; what no room takes up within a day is removed.
 */
export const takePictures = async (
  db: Db,
  patient: PatientId,
  uploadtype: UploadType,
  addresses: readonly string[],
): Promise<boolean> => addresses.length === 0 || takeUploads(db, patient, uploadtype, addresses)

/**
 * An address that shows a private picture for an hour to whoever has it: for the owner's own pages, where pictures carry
 * no key, and for whom the room that uses the picture has decided to show it.
 */
export const lendAddress = ({ config, now }: Pick<Within, 'config' | 'now'>, address: string): string => {
  const until = Math.floor(later(now, { minutes: LENT_MINUTES }).getTime() / 1000)
  return `${address}?until=${until}&seal=${sealOf(config).index(`${address} ${until}`, LENT)}`
}

const LENT = 'lent-picture'

interface Lent {
  until?: unknown
  seal?: unknown
}

const isLent = ({ config, now }: Pick<Within, 'config' | 'now'>, address: string, { until, seal }: Lent): boolean => {
  if (typeof until !== 'string' || typeof seal !== 'string' || !/^\d{1,12}$/.test(until)) return false
  const right = sealOf(config).indexes(`${address} ${until}`, LENT)
  return Number(until) * 1000 > now.getTime() && right.some((one) => isSame(seal, one))
}

/** A picture that is shown, and to how many. */
export interface ShownPicture {
  bytes: Buffer
  isPublic: boolean
}

/** The picture of this name, for who may see it; null for everybody else, as if there were none. */
export const findPicture = async (
  within: Pick<Within, 'db' | 'config' | 'now'>,
  name: string,
  patient: PatientId | null,
  lent: Lent,
): Promise<ShownPicture | null> => {
  if (!/^[0-9a-f]{40}\.jpg$/.test(name)) return null
  const address = addressOf(name)
  const upload = await findUpload(within.db, address)
  const isOwner = upload?.patientId === patient
  if (!upload || !maySee(upload.uploadtype, { isOwner, isLent: isLent(within, address, lent) })) return null
  const bytes = await storeOf(within.config).read(name)
  return bytes ? { bytes, isPublic: maySee(upload.uploadtype, { isOwner: false, isLent: false }) } : null
}
