import type { overseasPackage } from '#app/areas/overseas/directory/contract.ts'
import { useToday } from '#kit/ui/use-now.ts'
import type { CallOutput } from '#kit/wire/call.ts'

/** Whether a service can be bought on the day that it is, and why not: also where a proof runs out while one looks at it. */
export const useProvenService = ({ is_shown, unit }: Pick<CallOutput<typeof overseasPackage>, 'is_shown' | 'unit'>) => {
  const today = useToday()
  const isOver = unit.proof_end_date !== '' && unit.proof_end_date < today
  return {
    isProven: is_shown === 1 && !isOver,
    words: '这家机构的资质已到期，在更新之前不能购买。已经下的单不受影响。',
  }
}
