import { parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { Card } from '#kit/ui/card.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { TimeChoice } from './load-choice.ts'

/** What was bought, until when it is good, and when it is booked now. */
export function GoodsHead({ choice: { config, moving } }: { choice: TimeChoice }) {
  const today = useToday()
  return (
    <Card>
      <div className="flex items-center gap-12">
        <Picture src={config.img} alt="" width={56} height={56} className="size-56 shrink-0 rounded-8" />
        <div className="min-w-0 grow">
          <h2 className="line-clamp-2 text-16 font-semibold">{config.goods_name}</h2>
          <p className="text-14 text-ink-2">{config.goods_special_name}</p>
        </div>
      </div>
      <p className="pt-8 text-14 text-ink-2">
        {moving ? (
          <>
            现在约的是 <b className="font-medium">{spokenDayTime(parseTime(moving.on_site_time), today)}</b>
            ，选好新时间前一直为您留着
          </>
        ) : config.expire_time === '0' ? (
          '长期有效，随时可以约'
        ) : (
          `有效期至 ${config.expire_time.slice(0, 10)}`
        )}
      </p>
    </Card>
  )
}
