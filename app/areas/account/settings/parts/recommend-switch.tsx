import { SparklesIcon } from 'lucide-react'
import { useState } from 'react'
import { Switch } from '#kit/ui/switch.tsx'
import { toast } from '#kit/ui/toast.ts'
import { keepAgreed } from '#kit/wire/browser/common-params.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { savePrivacy } from '../contract.ts'

/** Whether they are shown adverts that somebody pays for and what is chosen for them; off until they say so [X137]. */
export function RecommendSwitch({ isOn }: { isOn: boolean }) {
  const [on, setOn] = useState(isOn)
  const save = useAct(savePrivacy)
  const change = async () => {
    const wanted = !on
    setOn(wanted)
    const saved = await save.run({ acceptRecommend: wanted ? '1' : '0' })
    if (!saved) return setOn(!wanted)
    keepAgreed(saved.userPrivacy.common.acceptRecommend)
    toast(wanted ? '已同意个性化推荐' : '已撤回同意')
  }
  return (
    <Switch
      start={<SparklesIcon />}
      checked={on}
      disabled={save.busy}
      onChange={change}
      note="同意后，才会看到推广和为您挑选的推荐；随时可以关闭，不影响看病"
    >
      个性化推荐
    </Switch>
  )
}
