import { useNavigate } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { Price } from '#kit/ui/price.tsx'
import { introAddress } from '../cards/class-address.ts'
import { useBuying } from './use-buying.ts'

interface BuyInPlayerProps {
  classId: number
  title: string
  price: string
}

/** Where a section is not to be heard yet: what the class costs, and the button that buys it. */
export function BuyInPlayer({ classId, title, price }: BuyInPlayerProps) {
  const navigate = useNavigate()
  const { buy, busy } = useBuying(classId, title, () => void navigate(introAddress(classId)))
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-4 pt-4">
      <p className="text-14">
        这一节要购买后收听，整门课 <Price yuan={price} />
      </p>
      <div className="elder:w-full elder:*:w-full">
        <Button size="small" busy={busy} onClick={() => buy(undefined)}>
          购买
        </Button>
      </div>
    </div>
  )
}
