import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import type { Limits } from '#app/areas/store-app/redeeming/rules/limits.ts'
import type { Scan } from '#app/areas/store-app/redeeming/rules/queue.ts'
import type { ClockFacts, Known } from '#app/areas/store-app/redeeming/rules/verdict.ts'

/** Who works at this phone, and by which credentials it asks [X252]. */
export interface BoundDevice {
  fid: string
  accessToken: string
  unitUserId: number
  staffName: string
  unitId: number
  unitName: string
  label: string
  /** Of the PIN: salt and hash, in base64; undefined until one is chosen. */
  pin?: { salt: string; hash: string }
  wrongPins: number
  touchedAt: number
}

/** What the phone learned at its last contact. */
export interface ContactFacts {
  clock: ClockFacts
  salt: string
  limits: Limits
  keys: readonly { id: number; jwk: string }[]
}

/** Which snapshot the phone has. */
export interface SnapshotFacts {
  etag: string
  takenAt: number
}

interface StoreData extends DBSchema {
  facts: { key: string; value: BoundDevice | ContactFacts | SnapshotFacts }
  scans: { key: number; value: Scan }
  codes: { key: string; value: Known & { hash: string } }
}

const NAME = 'yilu-store'

let opened: Promise<IDBPDatabase<StoreData>> | undefined

/** The phone's own database of the store; throws where the browser has none, as in a private window. */
export const storeDb = (): Promise<IDBPDatabase<StoreData>> => {
  opened ??= openDB<StoreData>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('facts')
      // Its numbers count on, also after what they named is gone.
      db.createObjectStore('scans', { keyPath: 'seq', autoIncrement: true })
      db.createObjectStore('codes', { keyPath: 'hash' })
    },
    terminated: () => {
      opened = undefined
    },
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

interface Facts {
  device: BoundDevice
  contact: ContactFacts
  snapshot: SnapshotFacts
}

/** What the phone knows of one thing; undefined where it knows nothing. */
export const readFacts = async <N extends keyof Facts>(name: N): Promise<Facts[N] | undefined> =>
  (await (await storeDb()).get('facts', name)) as Facts[N] | undefined

export const writeFacts = async <N extends keyof Facts>(name: N, facts: Facts[N]): Promise<void> => {
  await (await storeDb()).put('facts', facts, name)
}

/** Forgets all that the phone has of the store, its pages too. */
export const wipeStore = async (): Promise<void> => {
  const db = await storeDb().catch(() => undefined)
  db?.close()
  opened = undefined
  await deleteDB(NAME).catch(() => undefined)
  for (const name of (await globalThis.caches?.keys()) ?? []) if (name.startsWith(NAME)) await caches.delete(name)
}
