import './style.css';

export { default } from 'vitepress/theme';
