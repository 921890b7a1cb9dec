// For pages that send a form's code later than its HTML.
import '@fundfront/ui/forms.css';
import '../Captcha/Captcha.css.ts';
import '../fields/checkboxGroup/VisitorCheckboxGroupInput.css.ts';
import '../fields/upload/VisitorUploadInput.css.ts';
import './PublicForm.css.ts';
