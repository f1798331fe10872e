import type { HostBridge, PayOutcome, ShareOutcome } from '../host-bridge.ts'
import type { HostWays } from '../host-ways.ts'
import { type Calling, called } from './calling.ts'
import { miniPayAddress } from './mini-pages.ts'
import { quietly } from './quietly.ts'

/** How a page inside a mini-program speaks to it: both kinds of programs have these three. */
export interface MiniProgram {
  navigateTo: (to: { url: string } & Calling<unknown>) => void
  navigateBack: (how: Calling<unknown>) => void
  postMessage: (message: unknown) => void
}

/** What both kinds of mini-programs do: their payment page opens, what is shared is written to them, back closes. */
export const miniProgramBridge = (
  ways: () => Promise<HostWays>,
  program: () => Promise<MiniProgram>,
  /** How the program wants a message wrapped. */
  wrapped: (message: unknown) => unknown,
): Pick<HostBridge, 'pay' | 'offerShare' | 'close'> => ({
  pay: (order) =>
    quietly<PayOutcome>(
      ways,
      'pay',
      async () => {
        const mini = await program()
        await called((calling) => mini.navigateTo({ url: miniPayAddress(order), ...calling }))
        return 'opened'
      },
      'not-here',
    ),
  offerShare: (options) =>
    quietly<ShareOutcome>(
      ways,
      'share',
      async () => {
        const mini = await program()
        mini.postMessage(wrapped({ type: 'share', options }))
        return 'offered'
      },
      'not-here',
    ),
  close: () =>
    quietly(
      ways,
      'close',
      async () => {
        const mini = await program()
        await called((calling) => mini.navigateBack(calling))
        return true
      },
      false,
    ),
})
