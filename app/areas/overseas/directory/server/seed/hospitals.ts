/** Hospitals of the demonstration by country: city, name, what it calls itself, keys of its kinds. All of them are invented. */
export const demoHospitals: Readonly<Record<string, readonly string[]>> = {
  JP: [
    '东京|樱丘综合医院|Sakuragaoka General Hospital (demo)|cancer check heart',
    '大阪|港之丘癌中心|Minatooka Cancer Centre (demo)|cancer check',
    '神户|六甲质子治疗中心|Rokko Proton Centre (demo)|cancer',
    '名古屋|青叶关节医院|Aoba Joint Hospital (demo)|bone',
    '福冈|海之光眼科医院|Uminohikari Eye Hospital (demo)|eye',
  ],
  SG: [
    '新加坡|星屿国际医院|Starlet Island Hospital (demo)|cancer check immune',
    '新加坡|东岸肿瘤中心|East Coast Oncology (demo)|cancer',
    '新加坡|绿廊儿童医院|Green Corridor Children (demo)|child eye',
    '新加坡|海湾心脏中心|Bayfront Heart Centre (demo)|heart',
    '新加坡|双塔骨科医院|Twin Spire Orthopaedics (demo)|bone neuro',
  ],
  TH: [
    '曼谷|金河国际医院|Golden River Hospital (demo)|check heart bone',
    '曼谷|莲心康复医院|Lotus Heart Rehab (demo)|bone',
    '清迈|兰纳健康中心|Lanna Wellness (demo)|check',
    '普吉|白沙骨科医院|White Sand Orthopaedics (demo)|bone',
    '曼谷|素月儿童医院|Clear Moon Children (demo)|child',
  ],
  KR: [
    '首尔|汉阳江医院|Hanyang River Hospital (demo)|cancer check',
    '首尔|青松甲状腺中心|Blue Pine Thyroid (demo)|cancer immune',
    '釜山|海云脊柱医院|Sea Cloud Spine (demo)|bone neuro',
    '大邱|晨光胃肠中心|Morning Light GI (demo)|cancer check',
    '仁川|机场国际医院|Gateway International (demo)|check eye heart',
  ],
  DE: [
    '慕尼黑|伊萨尔大学医院|Isar University Clinic (demo)|neuro heart cancer',
    '海德堡|内卡质子中心|Neckar Proton Centre (demo)|cancer',
    '柏林|施普雷心脏中心|Spree Heart Centre (demo)|heart',
    '汉堡|阿尔斯特关节医院|Alster Joint Clinic (demo)|bone',
    '弗莱堡|黑森林康复医院|Schwarzwald Rehab (demo)|bone neuro',
  ],
  CH: [
    '苏黎世|湖岸神经中心|Seeufer Neuro (demo)|neuro immune',
    '日内瓦|白峰国际医院|Mont Clair Hospital (demo)|cancer check heart',
    '巴塞尔|莱茵罕见病中心|Rhein Rare Disease (demo)|child immune',
    '伯尔尼|阿勒康复医院|Aare Rehabilitation (demo)|bone neuro',
    '洛桑|葡萄园眼科医院|Vignoble Eye Clinic (demo)|eye',
  ],
  US: [
    '波士顿|灯塔街癌症中心|Lantern Street Cancer Center (demo)|cancer immune',
    '休斯敦|湾区肿瘤医院|Bayou Cancer Hospital (demo)|cancer',
    '克利夫兰|伊利湖心脏医院|Lake Erie Heart Clinic (demo)|heart check',
    '费城|栗树儿童医院|Chestnut Children (demo)|child',
    '巴尔的摩|港口神经医院|Harbor Neuro Institute (demo)|neuro eye',
  ],
  GB: [
    '伦敦|摄政园医院|Regent Garden Hospital (demo)|cancer check heart',
    '伦敦|橡树街儿童医院|Oak Street Children (demo)|child neuro',
    '伦敦|泰晤士眼科医院|Thames Eye Hospital (demo)|eye',
    '曼彻斯特|红砖肿瘤中心|Red Brick Oncology (demo)|cancer immune',
    '爱丁堡|山城骨科医院|Hill City Orthopaedics (demo)|bone',
  ],
}

/** What the name of an invented hospital leaves out. */
export const demoServices = [
  '中文或英文翻译',
  '病历翻译与影像转交',
  '机场接送',
  '陪同就诊',
  '住宿建议',
  '远程复诊',
] as const
