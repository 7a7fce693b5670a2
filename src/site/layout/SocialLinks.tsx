import { brand } from '#brand/brand.ts';
import styles from './SocialLinks.module.css';

export const SocialLinks = ({ networks }: { networks: readonly (keyof typeof brand.social)[] }) => (
  <ul className={styles.links}>
    {networks.map((network) => (
      <li key={network}>
        <a href={brand.social[network]} rel="me" translate="no">
          {network}
        </a>
      </li>
    ))}
  </ul>
);
