/** The currencies in use, by their ISO 4217 codes. */
export type Currency =
  | `A${'ED' | 'FN' | 'LL' | 'MD' | 'OA' | 'RS' | 'UD' | 'WG' | 'ZN'}`
  | `B${'AM' | 'BD' | 'DT' | 'GN' | 'HD' | 'IF' | 'MD' | 'ND' | 'OB' | 'RL' | 'SD' | 'TN' | 'WP' | 'YN' | 'ZD'}`
  | `C${'AD' | 'DF' | 'HF' | 'LP' | 'NY' | 'OP' | 'RC' | 'UP' | 'VE' | 'ZK'}`
  | `D${'JF' | 'KK' | 'OP' | 'ZD'}`
  | `E${'GP' | 'RN' | 'TB' | 'UR'}`
  | `F${'JD' | 'KP'}`
  | `G${'BP' | 'EL' | 'HS' | 'IP' | 'MD' | 'NF' | 'TQ' | 'YD'}`
  | `H${'KD' | 'NL' | 'TG' | 'UF'}`
  | `I${'DR' | 'LS' | 'NR' | 'QD' | 'RR' | 'SK'}`
  | `J${'MD' | 'OD' | 'PY'}`
  | `K${'ES' | 'GS' | 'HR' | 'MF' | 'PW' | 'RW' | 'WD' | 'YD' | 'ZT'}`
  | `L${'AK' | 'BP' | 'KR' | 'RD' | 'SL' | 'YD'}`
  | `M${'AD' | 'DL' | 'GA' | 'KD' | 'MK' | 'NT' | 'OP' | 'RU' | 'UR' | 'VR' | 'WK' | 'XN' | 'YR' | 'ZN'}`
  | `N${'AD' | 'GN' | 'IO' | 'OK' | 'PR' | 'ZD'}`
  | 'OMR'
  | `P${'AB' | 'EN' | 'GK' | 'HP' | 'KR' | 'LN' | 'YG'}`
  | 'QAR'
  | `R${'ON' | 'SD' | 'UB' | 'WF'}`
  | `S${'AR' | 'BD' | 'CR' | 'DG' | 'EK' | 'GD' | 'HP' | 'LE' | 'OS' | 'RD' | 'SP' | 'TN' | 'YP' | 'ZL'}`
  | `T${'HB' | 'JS' | 'MT' | 'ND' | 'OP' | 'RY' | 'TD' | 'WD' | 'ZS'}`
  | `U${'AH' | 'GX' | 'SD' | 'YU' | 'ZS'}`
  | `V${'ES' | 'ND' | 'UV'}`
  | 'WST'
  | `X${'AF' | 'CD' | 'CG' | 'OF' | 'PF'}`
  | 'YER'
  | `Z${'AR' | 'MW' | 'WG'}`;
