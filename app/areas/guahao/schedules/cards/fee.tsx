import { Price } from '#kit/ui/price.tsx'

interface FeeProps {
  /** Yuan as the wire carries them: "12.50". */
  yuan: string
  size?: 'small' | 'medium' | 'large' | undefined
}

/** What a place costs; nothing is said as such. */
export function Fee({ yuan, size = 'small' }: FeeProps) {
  return yuan === '0.00' ? <span className="whitespace-nowrap">免挂号费</span> : <Price yuan={yuan} size={size} />
}
