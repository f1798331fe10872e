import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { toast } from '#kit/ui/toast.ts'

interface GoodsGoneProps {
  words: string
  /** Leads there after so long; without it back to where one came from, or home. */
  to?: string
  afterMs: number
}

/** Goods that are not there any more: says so, and leads on by itself [X181] [X285] [X286]. */
export function GoodsGone({ words, to, afterMs }: GoodsGoneProps) {
  const navigate = useNavigate()
  useEffect(() => {
    toast(words)
    const timer = setTimeout(() => {
      if (to === undefined && window.history.state?.idx > 0) navigate(-1)
      else navigate(to ?? '/', { replace: true })
    }, afterMs)
    return () => clearTimeout(timer)
  }, [words, to, afterMs, navigate])
  return (
    <Frame bar={{}}>
      <Empty
        drawing="lost"
        title={words}
        text="马上带您回到刚才的页面，也可以看看别的。"
        action={
          <ButtonLink kind="secondary" to="/health/index">
            去健康商城
          </ButtonLink>
        }
      />
    </Frame>
  )
}
