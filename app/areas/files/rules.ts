/** Who may see a picture: its owner and whom the room that uses it lends it to, or everybody who has its address. */
type Seen = 'owner' | 'anyone'

/**
 * What pictures are for (`uploadtype`), and who may see them. Proofs, illnesses, prescriptions and identity papers are their owner's;
 * what stands beside a name in public is everybody's.
 */
export const uploadTypes = {
  refund: { words: '退款凭证', seen: 'owner' },
  ask: { words: '病情资料', seen: 'owner' },
  prescription: { words: '处方照片', seen: 'owner' },
  identity: { words: '证件照片', seen: 'owner' },
  consent: { words: '知情同意书签名', seen: 'owner' },
  licence: { words: '执照与资质', seen: 'owner' },
  feedback: { words: '反馈图片', seen: 'owner' },
  comment: { words: '评价图片', seen: 'anyone' },
  avatar: { words: '头像', seen: 'anyone' },
} as const satisfies Record<string, { words: string; seen: Seen }>

/** Those that tell how somebody is: they are taken of who has agreed to that alone. */
export const ofHealth = ['ask', 'prescription', 'consent'] as const satisfies readonly (keyof typeof uploadTypes)[]

/** What is said to a doctor, or by them: lent to the two whom the consultation concerns. */
export const VOICE = 'voice'
/** How long a voice may speak. */
export const MOST_SECONDS = 60
/** How much it may weigh: a minute in the best quality that browsers record by themselves. */
export const VOICE_BYTES = 2_000_000

/** What pictures of a hospital's desk are for: everybody sees them. */
export const GOODS_PICTURE = 'goods'

/** What pictures in a doctor's article are for: everybody sees them. */
export const ARTICLE_PICTURE = 'article'

/** A report that somebody has as a PDF: its owner's, and whom the room that uses it lends it to. */
export const SENT_PAPER = 'paper'
/** How much it may weigh. */
export const PAPER_MEGABYTES = 10
/** The same of a provider's bill of a day. */
export const BILL_MEGABYTES = 20

/** How much one may weigh that is sent in pieces: a stack of scans. */
export const LONG_PAPER_MEGABYTES = 40
/** The same in bytes. */
export const LONG_PAPER_BYTES = LONG_PAPER_MEGABYTES * 1_000_000
/** A piece: on the slowest line it arrives before nobody waits for it any more. */
export const PIECE_BYTES = 256_000
/** So many that are not whole yet are stored of one patient; the oldest goes. */
export const MOST_UNFINISHED = 5

/** The sound of a lesson that a desk sends: lent to who may hear it. */
export const LESSON = 'lesson'
/** How much such a sound may weigh: twenty minutes of an MP3 in good quality, more where it is smaller. */
export const LESSON_BYTES = 20_000_000

/** A doctor's film: lent to everybody while it is published. */
export const VIDEO = 'video'
/** How long a film may be, in seconds. */
export const MOST_VIDEO_SECONDS = 1_800
/** How much it may weigh. */
export const VIDEO_MEGABYTES = 60
/** The still picture before a film begins: everybody sees it. */
export const POSTER = 'poster'

/** The papers of a doctor, photographed at a desk: lent to whoever looks after licences there. */
export const LICENCE_PROOF = 'licence'

/** The paper of a transfer or of a deposit at a bank, photographed at a desk: lent to whoever reads its money. */
export const BANK_PAPER = 'bank-paper'

/** What everybody sees though no patient sends it. */
const shownToAll: readonly string[] = [GOODS_PICTURE, ARTICLE_PICTURE, POSTER]

/** One of `uploadTypes`. */
export type UploadType = keyof typeof uploadTypes

/** What a picture is for where nobody says [X263]. */
export const USUAL_TYPE: UploadType = 'refund'

/** May somebody see a picture of this type? A type that is gone is the owner's. */
export const maySee = (uploadtype: string, who: { isOwner: boolean; isLent: boolean }): boolean =>
  who.isOwner ||
  who.isLent ||
  shownToAll.includes(uploadtype) ||
  (Object.hasOwn(uploadTypes, uploadtype) && uploadTypes[uploadtype as UploadType].seen === 'anyone')

/** Pixels of a picture that is sent: more than any phone's camera makes, and little enough to decode. */
export const MOST_PIXELS = 60_000_000

/** Longest side of a picture that is kept, in pixels. */
export const LONGEST_SIDE = 2_048

/** Longest side to which a phone shrinks a picture before it sends it, in pixels. */
export const SENT_SIDE = 1_920

/** How long a picture waits for a room to take it up, in hours: as long as somebody may sit over a form. */
export const UNUSED_HOURS = 24

/** How long an address stays good that is lent to somebody other than the owner, in minutes. */
export const LINK_MINUTES = 60
