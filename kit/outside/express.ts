import { printedNumber } from '#kit/text/visible.ts'

/** What a step says of where a parcel is. */
export type StepKind = 'taken' | 'moving' | 'delivering' | 'arrived' | 'refused' | 'trouble'

/** Something that happened to a parcel on its way. */
export interface TrackStep {
  text: string
  at: Date
  /** Where, as the provider names it; '' where it does not. */
  place: string
  /** null where the provider does not say. */
  kind: StepKind | null
}

/** A parcel as its carrier knows it. */
export interface Parcel {
  /** The carrier's name as people write it: 顺丰速运. */
  carrier: string
  number: string
  /** Last four digits of the receiver's number: some carriers tell nobody else. */
  phoneTail: string
  /** The city to which it goes; '' where that is not known. */
  to?: string
  shippedAt: Date
}

/** Who knows where parcels are: the newest step first, none where the carrier knows nothing yet; throws where they cannot be asked. */
export type QueryTrack = (parcel: Parcel) => Promise<TrackStep[]>

/** Which provider tells, and how one signs in there. */
export interface ExpressSettings {
  provider: 'stand-in' | 'kuaidi100' | 'none'
  endpoint: string
  customer: string
  key: string
}

/** Carriers that are known, with the provider's codes for them. */
export const carriers: Readonly<Record<string, string>> = {
  顺丰速运: 'shunfeng',
  京东快递: 'jd',
  中通快递: 'zhongtong',
  圆通速递: 'yuantong',
  申通快递: 'shentong',
  韵达快递: 'yunda',
  极兔速递: 'jtexpress',
  EMS: 'ems',
}

/** The number at which each of them answers everybody. */
export const carrierPhones: Readonly<Record<string, string>> = {
  顺丰速运: '95338',
  京东快递: '950616',
  中通快递: '95311',
  圆通速递: '95554',
  申通快递: '95543',
  韵达快递: '95546',
  极兔速递: '956025',
  EMS: '11183',
}

/** Whether this can be the number of a parcel, as `printedNumber` stores it. */
export const isParcelNumber = (text: string): boolean => /^[A-Za-z0-9-]{6,32}$/.test(printedNumber(text))
