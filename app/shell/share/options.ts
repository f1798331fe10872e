import type { Host } from '#kit/bridge/detect.ts'
import type { ShareOptions } from '#kit/bridge/share-options.ts'

/** What a page says of itself where its title alone is not what is shared. */
export interface SharedPage {
  title?: string | undefined
  desc?: string | undefined
  /** A picture of what the page shows. */
  imgUrl?: string | undefined
  /** The page's name in native apps, where it is not its path. */
  page?: string | undefined
  /** What is shared: a doctor, a hospital. */
  business_type?: string | undefined
  /** Path of what is shared, where it is not this page. */
  path?: string | undefined
  /** Makes the number by which it is known who shared it, once somebody is about to; nothing for a visitor. */
  shareId?: (() => Promise<string | undefined>) | undefined
  /** Somebody has shared it. */
  onShared?: (() => void) | undefined
}

/** The page that is shown. */
export interface PageToShare {
  /** Whole address. */
  address: string
  title: string
  /** What is said of the product where the page says nothing of itself, and its picture. */
  usual: { desc: string; imgUrl: string }
}

/** Letters of a description that are shared [X223] [X328]. */
const MOST_LETTERS = 50

/** What an address brings for one visit alone: whoever gets the link begins a visit of their own, and gets no key. */
const ofOneVisit = [
  'user_key',
  'momentKey',
  'code',
  'mtToken',
  'task_id',
  'business_mark',
  'action',
  'object_id',
  'time_limit',
  'task_status',
  'amount',
  'unshare',
  'debug',
  'toTop',
  'ex',
  'nykj_cid',
  'jstoken',
  'fs_token',
  'cs_share',
  'fromshare',
]

/** Whole characters, without line breaks. */
const cut = (text: string) => [...text.replace(/\s+/g, ' ').trim()].slice(0, MOST_LETTERS).join('')

/** The address of a page for others: without what belonged to this visit, and marked as shared. */
export const sharedLink = (here: string): string => {
  const link = new URL(here)
  for (const name of ofOneVisit) link.searchParams.delete(name)
  link.searchParams.set('fromshare', '1')
  link.hash = ''
  return link.href
}

/** What a page is shared as, from what it says of itself and what is known of every page. */
export const optionsOf = (shared: SharedPage, { address, title, usual }: PageToShare): ShareOptions => ({
  title: shared.title ?? title,
  desc: cut(shared.desc || usual.desc),
  link: sharedLink(shared.path ? new URL(shared.path, address).href : address),
  imgUrl: new URL(shared.imgUrl || usual.imgUrl, address).href,
  page: shared.page ?? new URL(shared.path ?? '', address).pathname,
  business_type: shared.business_type ?? 'page',
})

/** Whether a host is given something to share: a title [X221], in the doctor app details and a picture too [X222]. */
export const mayBeOffered = ({ title, desc, imgUrl }: ShareOptions, host: Host): boolean =>
  title.trim() !== '' && (host !== 'doctor-app' || (desc.trim() !== '' && imgUrl !== ''))
