import { ActButton } from '#app/desk-shell/act-button.tsx'
import { deskAbroadSwitch } from '../contract.ts'

interface SwitchButtonProps {
  what: 'country' | 'kind' | 'unit' | 'expert' | 'case'
  id: number
  isOn: boolean
  onDone: () => void
}

/** Hides something from patients, or shows it again. */
export const SwitchButton = ({ what, id, isOn, onDone }: SwitchButtonProps) => (
  <ActButton
    call={deskAbroadSwitch}
    input={{ what, id, is_on: isOn ? 0 : 1 }}
    kind="text"
    said={() => (isOn ? '已隐藏' : '已显示')}
    onDone={onDone}
  >
    {isOn ? '隐藏' : '显示'}
  </ActButton>
)
