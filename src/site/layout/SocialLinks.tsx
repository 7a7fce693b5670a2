import { brand, type SocialNetwork } from '#brand/brand.ts';
import styles from './SocialLinks.module.css';

const names: Record<SocialNetwork, string> = {
  x: 'X',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
};

export const SocialLinks = ({ networks }: { networks: readonly SocialNetwork[] }) => (
  <ul className={styles.links}>
    {networks.map((network) => (
      <li key={network}>
        <a href={brand.social[network]} rel="me" translate="no">
          {names[network]}
        </a>
      </li>
    ))}
  </ul>
);
