import { overseasConsultNum } from '#app/areas/overseas/directory/contract.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'

interface AskButtonProps {
  to: string
  /** Which hospital it is about; at all where none is named. */
  unit_id?: number
  isSecond?: boolean
  children: string
}

/** Leads to where one asks. Who goes there is counted; whether that comes through keeps nobody from asking. */
export function AskButton({ to, unit_id, isSecond = false, children }: AskButtonProps) {
  const count = () => {
    callApi(overseasConsultNum, { unit_id }).catch(() => undefined)
  }
  return (
    <ButtonLink to={to} kind={isSecond ? 'secondary' : 'primary'} onClick={count}>
      {children}
    </ButtonLink>
  )
}
