import type { Fen } from './fen.ts'

const digits = '零壹贰叁肆伍陆柒捌玖'
const places = ['', '拾', '佰', '仟']
const groups = ['', '万', '亿']

/** An amount as it is written on bills, up to 999,999,999,999.99 yuan: `12345` is 壹佰贰拾叁元肆角伍分. */
export const inCapitals = (amount: Fen): string => {
  const [yuan, jiao, fen] = [Math.floor(amount / 100), Math.floor(amount / 10) % 10, amount % 10]
  const whole = yuan > 0 ? `${wholeInCapitals(yuan)}元` : ''
  if (jiao === 0 && fen === 0) return `${whole || '零元'}整`
  const skipped = jiao > 0 ? `${digits[jiao]}角` : whole && '零'
  return `${whole}${skipped}${fen > 0 ? `${digits[fen]}分` : ''}`
}

/** Four digits at a time; a row of zeros between others is said once, at the end not at all. */
const wholeInCapitals = (whole: number): string => {
  let said = ''
  for (let group = groups.length - 1; group >= 0; group--) {
    const four = Math.floor(whole / 10_000 ** group) % 10_000
    if (four === 0) continue
    if (said && four < 1_000) said += '零'
    said += fourInCapitals(four) + groups[group]
  }
  return said
}

const fourInCapitals = (four: number): string => {
  let said = ''
  let skipped = false
  for (let place = places.length - 1; place >= 0; place--) {
    const digit = Math.floor(four / 10 ** place) % 10
    if (digit === 0) skipped = said !== ''
    else {
      said += `${skipped ? '零' : ''}${digits[digit]}${places[place]}`
      skipped = false
    }
  }
  return said
}
