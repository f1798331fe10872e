/** What may open over a home by itself, each once a visit. */
export const homeModals = ['protocol', 'invite', 'advert'] as const
export type HomeModal = (typeof homeModals)[number]

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined

const NAME = 'home_modals'

/** Which of them were shown in this visit [X201]; where the host refuses storage none was. */
export const shownModals = (store: Store): readonly string[] => store?.getItem(NAME)?.split(',') ?? []

/** Sets the flag of one that is shown. */
export const keepShown = (store: Store, modal: HomeModal): void =>
  store?.setItem(NAME, [...new Set([...shownModals(store), modal])].join(','))

/** Takes all flags back: another person may come. */
export const forgetShown = (store: Store): void => store?.removeItem(NAME)

/** The first of those that have something to say and were not shown yet. */
export const dueModal = (store: Store, offered: readonly HomeModal[]): HomeModal | undefined =>
  offered.find((modal) => !shownModals(store).includes(modal))
