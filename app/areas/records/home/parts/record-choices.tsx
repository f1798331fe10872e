import { useRevalidator } from 'react-router'
import { CellGroup } from '#kit/ui/cell.tsx'
import { Switch } from '#kit/ui/switch.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { chooseForRecords, type recordChoices } from '../contract.ts'

/** What the records may be used for. */
export function RecordChoices({ choices }: { choices: CallOutput<typeof recordChoices> }) {
  const { revalidate } = useRevalidator()
  const choosing = useAct(chooseForRecords)
  const choose = async (chosen: { reminds?: number; may_choose_adverts?: number }) => {
    if (await choosing.run(chosen)) revalidate()
  }
  return (
    <CellGroup title="怎么用这些档案">
      <Switch
        checked={choices.reminds === 1}
        disabled={choosing.busy}
        onChange={(event) => choose({ reminds: event.target.checked ? 1 : 0 })}
        note="消息里不写是什么事，点开才看得到"
      >
        到时间提醒我
      </Switch>
      <Switch
        checked={choices.may_choose_adverts === 1}
        disabled={choosing.busy}
        onChange={(event) => choose({ may_choose_adverts: event.target.checked ? 1 : 0 })}
        note="默认不用。打开以后，还要在“账号与隐私”里同意个性化推荐才会用"
      >
        可以用档案挑选广告
      </Switch>
    </CellGroup>
  )
}
