import { Button } from '#kit/ui/button.tsx'

interface Agreed {
  approve_time: string | null
  approved_by: string
  is_alone: number
}

/** Who agreed and when; nothing where nobody has. */
export const agreedFact = ({ approve_time, approved_by, is_alone }: Agreed) =>
  approve_time
    ? [
        {
          name: '同意',
          value: `${approve_time.slice(0, 16)} ${approved_by}${is_alone === 1 ? '（没有别人可以同意）' : ''}`,
        },
      ]
    : []

/** The bank's paper, to be looked at; nothing where there is none. */
export const paperFact = (url: string) =>
  url
    ? [
        {
          name: '回单',
          value: (
            <Button kind="text" size="small" onClick={() => window.open(url, '_blank', 'noopener')}>
              看回单
            </Button>
          ),
        },
      ]
    : []
