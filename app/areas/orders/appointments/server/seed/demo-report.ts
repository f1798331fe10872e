import type { Report } from '../present.ts'

/** What came out of an exam of the demonstration. */
export const demoReport: Report = {
  doctor: '健康管理科 主检医师',
  conclusion:
    '血脂偏高，建议少吃油炸和动物内脏，每周至少运动三次，三个月后复查血脂。维生素 D 偏低，可以多晒太阳。其余项目没有明显异常。',
  items: [
    { name: '总胆固醇', value: '6.12', unit: 'mmol/L', range: '2.80–5.20', mark: 'high' },
    { name: '低密度脂蛋白胆固醇', value: '3.86', unit: 'mmol/L', range: '0–3.40', mark: 'high' },
    { name: '25 羟维生素 D', value: '17.4', unit: 'ng/mL', range: '20.0–50.0', mark: 'low' },
    { name: '空腹血糖', value: '5.30', unit: 'mmol/L', range: '3.90–6.10', mark: '' },
    { name: '谷丙转氨酶', value: '24', unit: 'U/L', range: '7–40', mark: '' },
    { name: '肌酐', value: '72', unit: 'μmol/L', range: '57–97', mark: '' },
    { name: '尿酸', value: '318', unit: 'μmol/L', range: '208–428', mark: '' },
    { name: '白细胞计数', value: '6.1', unit: '10⁹/L', range: '3.5–9.5', mark: '' },
    { name: '血红蛋白', value: '141', unit: 'g/L', range: '130–175', mark: '' },
    { name: '血压', value: '124/78', unit: 'mmHg', range: '90–139/60–89', mark: '' },
    { name: '心电图', value: '窦性心律', unit: '', range: '', mark: '' },
    { name: '腹部彩超', value: '未见异常', unit: '', range: '', mark: '' },
  ],
}
