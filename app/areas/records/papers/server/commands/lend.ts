import type { Context, PatientContext, PatientId } from '#app/context.ts'
import { type AddressSeal, isSealed, sealAddress } from '#kit/seal/server/sealed-address.ts'
import { later } from '#kit/time/span.ts'
import type { Subject } from '../../rules.ts'
import { drawPaper } from './draw-paper.ts'
import { asBundle } from './fhir.ts'
import { findPaper, findRecordOf } from './paper.ts'

const PAPER = 'record-paper'
const LENT_MINUTES = 60

const kinds: readonly Subject['kind'][] = ['own', 'baby', 'pregnancy']

/** Where the papers of a record are fetched without a key, for an hour; the address says neither who nor what is in it. */
export const lendPapers = (
  { config, now, patient }: Pick<PatientContext, 'config' | 'now' | 'patient'>,
  { kind, id }: Subject,
) => {
  const lent = (ending: string) =>
    sealAddress(
      config,
      PAPER,
      `/papers/record-${patient}-${kinds.indexOf(kind)}-${id}.${ending}`,
      later(now, { minutes: LENT_MINUTES }),
    )
  return { pdf_url: lent('pdf'), fhir_url: lent('json') }
}

/** A file of a record as it is sent. */
interface File {
  type: string
  name: string
  body: string | Uint8Array
}

/** The file of this address as the record stands now; null where the address was not lent, or is not good any more. */
export const findRecordFile = async (
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  file: string,
  given: AddressSeal,
): Promise<File | null> => {
  const [, owner, kind, id, ending] = /^record-(\d{1,15})-([012])-(\d{1,15})\.(pdf|json)$/.exec(file) ?? []
  const subjectKind = kinds[Number(kind)]
  if (!subjectKind || !isSealed(config, { what: PAPER, address: `/papers/${file}`, given, now })) return null
  const ctx = { db, config, now, patient: Number(owner) as PatientId }
  const subject: Subject = { kind: subjectKind, id: Number(id) }
  if (ending === 'json') {
    const found = await findRecordOf(ctx, subject)
    return found
      ? { type: 'application/fhir+json', name: 'record.fhir.json', body: JSON.stringify(asBundle(found, now), null, 2) }
      : null
  }
  const paper = await findPaper(ctx, subject)
  return paper ? { type: 'application/pdf', name: 'record.pdf', body: await drawPaper(paper, now) } : null
}
