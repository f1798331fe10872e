import { parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { Card } from '#kit/ui/card.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { address } from '#kit/wire/address.ts'
import type { TimeChoice } from './load-choice.ts'

interface GoodsHeadProps {
  choice: TimeChoice
  /** The page itself says where, and where else. */
  isPlaced?: boolean
}

/** What was bought, until when it is good, and when it is booked now. */
export function GoodsHead({ choice: { config, moving }, isPlaced = false }: GoodsHeadProps) {
  const today = useToday()
  const hospital = config.units.find(({ unit_id }) => unit_id === config.unit_id)
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
      {!isPlaced && hospital && config.units.length > 1 && (
        <p className="flex flex-wrap items-center justify-between gap-x-12 gap-y-8 pt-8 text-14">
          <span className="min-w-0 text-ink-2">在 {hospital.unit_name}</span>
          <Link
            to={address('/health/service/select', { goods_id: config.goods_id, order_id: config.order_id })}
            className="-my-12 inline-flex min-h-target items-center text-accent-ink"
          >
            换一家，共 {config.units.length} 家
          </Link>
        </p>
      )}
    </Card>
  )
}
