import type { CardSeen } from './bank-card.tsx'

/** What every sheet and dialog about a card gets. */
export interface DeedProps {
  card: CardSeen
  onDone: () => void
  onClose: () => void
}
