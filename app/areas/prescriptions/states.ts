/** One state of a prescription: its words, what the patient does next, whether it is under way, where it may go from here. */
interface StateFacts {
  words: string
  next: string
  /** Something is still to happen. */
  open: boolean
  to: readonly string[]
}

/** The life of a prescription. `docs/prescription-states.md` is drawn from this table. */
export const prescriptionStates = {
  /** Uploaded by a patient or signed by a doctor: a pharmacist is to look at it. */
  waiting: {
    words: '待审核',
    next: '药师正在审核，结果会发消息告诉您。',
    open: true,
    to: ['approved', 'refused', 'withdrawn'],
  },
  /** Good for one order up to its pieces, until it expires. */
  approved: {
    words: '审核通过',
    next: '请在有效期内下单，只能使用一次。',
    open: true,
    to: ['held', 'expired', 'withdrawn'],
  },
  /** An order that is not paid yet has it. */
  held: {
    words: '下单中',
    next: '已经用在一个待付款的订单上。付款后生效，取消订单会退回处方。',
    open: true,
    to: ['used', 'approved'],
  },
  /** The order is paid. It comes back only where nothing of the order was sent and all of it was given up. */
  used: {
    words: '已使用',
    next: '这张处方已经用过。还需要用药，可以请药师再审一次，或上传新的、请医生再开。',
    open: false,
    to: ['approved'],
  },
  refused: { words: '未通过', next: '请看下面的原因，按说明重新上传。', open: false, to: [] },
  expired: {
    words: '已过期',
    next: '处方过了有效期。还需要用药，可以请药师再审一次，或上传新的、请医生再开。',
    open: false,
    to: [],
  },
  /** By the patient who uploaded it or the doctor who signed it. */
  withdrawn: { words: '已撤回', next: '这张处方已经撤回，不能再用。', open: false, to: [] },
} as const satisfies Record<string, StateFacts>

/** A state of a prescription. */
export type PrescriptionState = keyof typeof prescriptionStates

/** Every state. */
export const allStates = Object.keys(prescriptionStates) as PrescriptionState[]
/** States in which something is still to happen. */
export const openStates = allStates.filter((state) => prescriptionStates[state].open)
/** A prescription begins by waiting for its pharmacist. */
export const FIRST_STATE: PrescriptionState = 'waiting'

/** Whether a prescription may go from one state to the other. */
export const mayMove = (from: PrescriptionState, to: PrescriptionState): boolean =>
  (prescriptionStates[from].to as readonly string[]).includes(to)

/** The table as a Mermaid picture. */
export const drawStates = (): string =>
  [
    'stateDiagram-v2',
    ...allStates.map((state) => `  ${state}: ${state} ${prescriptionStates[state].words}`),
    `  [*] --> ${FIRST_STATE}`,
    ...allStates.flatMap((from) => prescriptionStates[from].to.map((to) => `  ${from} --> ${to}`)),
    ...allStates.filter((state) => prescriptionStates[state].to.length === 0).map((state) => `  ${state} --> [*]`),
  ].join('\n')
