import { MOST_SENT, type Unsent } from './limits.ts'

/** How a scan is sent: not handed over yet, handed over without a net, or given up. */
export type ScanMode = 'live' | 'taken' | 'void'

/** What became of a scan, as the server says it. */
export type Outcome = 'done' | 'refused' | 'conflict' | 'void'

/** One scan of a device. Device and sequence name it for ever. */
export interface Scan {
  seq: number
  /** As it was scanned: digits, or the text of a signed code. */
  text: string
  /** The digits. */
  code: string
  mode: ScanMode
  /** By the device's own clock, in ms. */
  at: number
  staffId: number
  goodsName: string
  amountFen: number
  /** Undefined while the server has not answered. */
  outcome?: Outcome
  words?: string
}

/** What the server says of one scan. */
export interface Answer {
  seq: number
  outcome: Outcome
  words: string
  goodsName: string
}

/** Where scans are stored, so that none is lost. */
export interface ScanStore {
  /** In the order of their sequence. */
  all: () => Promise<Scan[]>
  /** Gives the scan its sequence, with it stored before anything else happens. */
  add: (scan: Omit<Scan, 'seq'>) => Promise<Scan>
  put: (scan: Scan) => Promise<void>
}

/** Sends scans and gives what the server says; throws where no answer came. */
export type SendScans = (scans: readonly Scan[]) => Promise<readonly Answer[]>

/** Of some scans, what waits to be sent at a moment of the device's clock, in ms: one that is wrong is as wrong in each scan. */
export const unsentOf = (scans: readonly Scan[], deviceNow: number): Unsent => {
  const waiting = scans.filter(isUnsent)
  const taken = waiting.filter(({ mode }) => mode === 'taken')
  return {
    count: taken.length,
    valueFen: taken.reduce((sum, { amountFen }) => sum + amountFen, 0),
    waitedMs: Math.max(0, ...taken.map(({ at }) => deviceNow - at)),
  }
}

/** Whether the server has not answered about a scan. */
export const isUnsent = ({ outcome }: Scan): boolean => outcome === undefined

/** When a device has taken a code that still stands, in ms; undefined where it has not. */
export const takenAt = (scans: readonly Scan[], code: string): number | undefined =>
  scans.find((scan) => scan.code === code && (scan.outcome === 'done' || (isUnsent(scan) && scan.mode === 'taken')))?.at

/** A device's queue: what is scanned is stored first, and goes out in order until the server has answered about all of it. */
export const openQueue = (store: ScanStore, send: SendScans) => {
  /** Somebody waits at the counter for these: the replay leaves them alone. */
  const asking = new Set<number>()
  let replaying: Promise<boolean> | undefined

  const settle = async (scans: readonly Scan[], answers: readonly Answer[]): Promise<void> => {
    for (const { seq, outcome, words, goodsName } of answers) {
      const scan = scans.find((one) => one.seq === seq)
      if (scan) await store.put({ ...scan, outcome, words, goodsName: goodsName || scan.goodsName })
    }
  }

  const drain = async (): Promise<boolean> => {
    for (;;) {
      const open = (await store.all()).filter((scan) => isUnsent(scan) && !asking.has(scan.seq)).slice(0, MOST_SENT)
      if (open.length === 0) return true
      // Nobody waits any more for what was asked before the app was closed: it is only asked what became of it.
      const scans = open.map((scan): Scan => (scan.mode === 'live' ? { ...scan, mode: 'void' } : scan))
      for (const scan of scans) await store.put(scan)
      try {
        await settle(scans, await send(scans))
      } catch {
        return false
      }
    }
  }

  return {
    /**
     * Asks about a code with somebody waiting: the answer, or undefined where none came. Then `giveUp` or `keep` says what is done
     * with it.
     */
    ask: async (scan: Omit<Scan, 'seq' | 'mode'>): Promise<{ scan: Scan; answer: Answer | undefined }> => {
      const stored = await store.add({ ...scan, mode: 'live' })
      asking.add(stored.seq)
      try {
        const answer = (await send([stored])).find(({ seq }) => seq === stored.seq)
        if (!answer) return { scan: stored, answer }
        await settle([stored], [answer])
        asking.delete(stored.seq)
        return { scan: stored, answer }
      } catch {
        return { scan: stored, answer: undefined }
      }
    },
    /** It was handed over without an answer. */
    keep: async (scan: Scan, facts: Pick<Scan, 'goodsName' | 'amountFen'>): Promise<void> => {
      await store.put({ ...scan, ...facts, mode: 'taken' })
      asking.delete(scan.seq)
    },
    /** It was not handed over: what became of it is asked later, and nothing is redeemed by it any more. */
    giveUp: async (scan: Scan): Promise<void> => {
      await store.put({ ...scan, mode: 'void' })
      asking.delete(scan.seq)
    },
    /** Sends what waits, in order; whether nothing waits any more. One at a time. */
    replay: (): Promise<boolean> => {
      replaying ??= drain().finally(() => {
        replaying = undefined
      })
      return replaying
    },
  }
}
