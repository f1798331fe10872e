import { Notice } from '#kit/ui/notice.tsx'

interface HowFoundProps {
  found: { keyword: string; city_name: string; city_id: number; is_alike: number }
  /** The city that was searched first. */
  cityName: string
}

/** Says so when what is shown is not quite what was asked for. */
export function HowFound({ found, cityName }: HowFoundProps) {
  const isElsewhere = found.city_id === 0 && found.city_name !== cityName
  if (found.is_alike === 1)
    return (
      <Notice>
        没有和“{found.keyword}”完全一样的，下面是相近的{isElsewhere && '（全国）'}
      </Notice>
    )
  return isElsewhere ? (
    <Notice>
      {cityName}没有找到“{found.keyword}”，下面是{found.city_name}的结果
    </Notice>
  ) : null
}
