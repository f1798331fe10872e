import { randomUUID } from 'node:crypto'
import type { Entry as OwnEntry, Written } from '#app/areas/records/own/server/public.ts'
import { type Day, formatTime } from '#kit/time/day.ts'
import type { Person } from './section.ts'

/** An entry that was written by hand. */
export type Entry = OwnEntry<Written>

/** A resource of FHIR: its type and fields, as they are sent. */
export interface Resource {
  resourceType: string
  [field: string]: unknown
}

/** The one whom all resources of a bundle are about. */
export const SUBJECT = { reference: 'urn:uuid:00000000-0000-4000-8000-000000000001' } as const

/** Somebody, without a number or an address: whose file it is, says who hands it over. */
export const patientOf = ({ truename, sex, birthday }: Person): Resource => ({
  resourceType: 'Patient',
  ...(truename === '' ? {} : { name: [{ use: 'official', text: truename }] }),
  gender: sex,
  ...(birthday === '' ? {} : { birthDate: birthday }),
})

/** A moment as FHIR writes it, in Shanghai. */
export const instantText = (moment: Date): string => `${formatTime(moment).replace(' ', 'T')}+08:00`
/** A time as it is kept, 2026-11-21 09:30:00, as FHIR writes it. */
export const timeText = (at: string): string => `${at.replace(' ', 'T')}+08:00`

/** A concept in words alone, or with its code. */
export const concept = (text: string, system?: string, code?: string) => ({
  ...(system && code ? { coding: [{ system, code }] } : {}),
  text,
})

/** A field that is there where a day is known. */
export const onDay = (field: string, day: Day | '') => (day === '' ? {} : { [field]: day })
/** A note, where there is one. */
export const noted = (text: string) => (text === '' ? {} : { note: [{ text }] })

/** Resources in a collection; the first is whom the others are about. */
export const newBundle = (resources: readonly Resource[], now: Date) => ({
  resourceType: 'Bundle',
  type: 'collection',
  timestamp: instantText(now),
  entry: resources.map((resource, at) => ({
    fullUrl: at === 0 ? SUBJECT.reference : `urn:uuid:${randomUUID()}`,
    resource,
  })),
})
