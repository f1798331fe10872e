import { Button } from '#kit/ui/button.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { feedLess } from '../contract.ts'
import type { FeedEntry } from './feed-entry.ts'

interface LessSheetProps {
  entry: FeedEntry
  /** It, or all of its topic, is left out from now on. */
  onLess: (entry: FeedEntry, isTopic: boolean) => void
  onClose: () => void
}

/** Of what one wants less: this, or all about its topic. */
export function LessSheet({ entry, onLess, onClose }: LessSheetProps) {
  const less = useAct(feedLess)
  const { item_type, item_id, cat_id, cat_name, why } = entry
  const say = async (isTopic: boolean) => {
    const what = isTopic ? { cat_id } : { item_type, item_id }
    if (!(await less.run({ ...what, state: 1 }))) return
    toast(isTopic ? `以后少给您看“${cat_name}”，在推荐页可以取消` : '好的，不再给您看这一条')
    onLess(entry, isTopic)
  }
  return (
    <Sheet open title="为什么看到这一条" onClose={onClose}>
      <div className="space-y-12 py-12">
        <p className="text-16">{why}。</p>
        <Button kind="secondary" wide busy={less.busy} onClick={() => say(false)}>
          不想看这一条
        </Button>
        {cat_id > 0 && (
          <Button kind="secondary" wide busy={less.busy} onClick={() => say(true)}>
            少看“{cat_name}”
          </Button>
        )}
      </div>
    </Sheet>
  )
}
