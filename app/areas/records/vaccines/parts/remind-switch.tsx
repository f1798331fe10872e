import { useRevalidator } from 'react-router'
import { Switch } from '#kit/ui/switch.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { remindVaccines } from '../contract.ts'

/** Whether the family is told when a child's vaccines come due. */
export function RemindSwitch({ childId, reminds }: { childId: number; reminds: boolean }) {
  const { revalidate } = useRevalidator()
  const reminding = useAct(remindVaccines)
  const remind = async (isOn: boolean) => {
    if (await reminding.run({ child_id: childId, is_on: isOn ? 1 : 0 })) revalidate()
  }
  return (
    <div className="overflow-hidden rounded-12 bg-card shadow-soft">
      <Switch
        checked={reminds}
        disabled={reminding.busy}
        onChange={(event) => remind(event.target.checked)}
        note="到时间那天白天提醒一次，不写孩子的名字和疫苗"
      >
        接种提醒
      </Switch>
    </div>
  )
}
