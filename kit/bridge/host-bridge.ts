import type { Environment } from './detect.ts'
import type { HostSources } from './place-source.ts'
import type { ShareOptions } from './share-options.ts'

/** What is to be paid, as a host's own cashier takes it. */
export interface PayOrder {
  outTradeNo: string
  orderIds: readonly string[]
  /** In yuan, as the wire has it: "12.50". */
  amountYuan: string
  title: string
}

/**
 * How a payment at the host went. `cancelled`: the person came back without paying. `too-old`: this version cannot
 * [X213]. `unanswered`: nobody knows, the server will. `opened`: another page of the host goes on with it. `not-here`:
 * the host has no cashier, the product's own pages take the money.
 */
export type PayOutcome = 'paid' | 'failed' | 'cancelled' | 'too-old' | 'unanswered' | 'opened' | 'not-here'

/** `too-old`: this version cannot share [X214]. `not-here`: the host has no way to share, or did not take it. */
export type ShareOutcome = 'offered' | 'too-old' | 'not-here'

/** A page that a host may have of its own instead of ours. */
export interface HostPage {
  name: string
  params: Readonly<Record<string, string>>
}

/** An advert that a host shows for its own part. */
export interface HostAdvert {
  id: string
  title: string
  text: string
  /** A `data:` address; '' where there is none. */
  picture: string
  /** The topics for which it sells, as the product numbers them; undefined where the host does not say. */
  topics: readonly number[] | undefined
}

/** Somebody whom a city app names: what `third-login` takes. Throws with the words for the person where it cannot [X290]. */
export type CityCode = () => Promise<string>

/**
 * What pages may ask of the app around them, the same in every host. Nothing here throws and nothing waits for ever: a
 * host that lacks something, never answers or answers rubbish is the same as none, and that is logged.
 */
export interface HostBridge extends Environment {
  /** The native app's own token for who uses it; null where there is none, or none of more than 32 characters [X150]. */
  token: () => Promise<string | null>
  /** The channel that the host names [X247]; undefined where it names none. */
  channel: () => Promise<number | undefined>
  /** How a city app names who uses it; missing elsewhere. */
  cityCode?: CityCode
  /** Who around the page may know where the phone is. */
  places: HostSources
  pay: (order: PayOrder) => Promise<PayOutcome>
  /** What is shared by the host's own menu; null: this page is not to be shared. */
  offerShare: (options: ShareOptions | null) => Promise<ShareOutcome>
  /** Opens a page that the host has of its own; false where it has none: ours is to be shown. */
  openPage: (page: HostPage) => Promise<boolean>
  /** Opens the host's own sign-in; false where it has none: ours is to be shown [X273]. */
  login: () => Promise<boolean>
  /** Has the host's own player be silent. */
  pauseAudio: () => Promise<void>
  /** What was scanned; null where nothing was. */
  scan: () => Promise<string | null>
  /** An advert of the host's own; null where it has none. */
  advert: () => Promise<HostAdvert | null>
  /** Tells the host what became of its advert; it opens itself what was tapped. */
  advertDone: (id: string, act: 'view' | 'click' | 'close') => Promise<void>
  setTitle: (title: string) => Promise<void>
  /** Closes the page that the host shows; false where it cannot. */
  close: () => Promise<boolean>
}
