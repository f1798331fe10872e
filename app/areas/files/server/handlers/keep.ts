import type { MadePicture } from '#kit/files/server/picture.ts'
import { newFileName } from '#kit/files/server/store.ts'
import type { PatientHere } from '#server/here.ts'
import type { UploadType } from '../../rules.ts'
import { addressOf, storeOf } from '../public/store.ts'
import { insertUpload } from '../queries.ts'

/** Keeps a picture and gives its address: the file first, the row last, so that no address leads to nothing. */
export const keepPicture = async (
  { db, config, now, patient }: PatientHere,
  uploadtype: UploadType,
  { bytes, width, height }: MadePicture,
): Promise<string> => {
  const store = storeOf(config)
  const name = newFileName('jpg')
  const address = addressOf(name)
  await store.keep(name, bytes)
  try {
    const row = { patientId: patient, uploadtype, address, bytes: bytes.length, width, height, createdAt: now }
    await insertUpload(db, row)
  } catch (error) {
    await store.remove(name)
    throw error
  }
  return address
}
